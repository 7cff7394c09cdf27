import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Dates in the tooltips of the slider',
  height: 340,
  excerpt: ['const xAxis', '];'],
});
