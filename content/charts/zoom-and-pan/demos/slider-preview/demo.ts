import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A slider with a preview',
  height: 340,
  excerpt: ['const xAxis', '];'],
});
