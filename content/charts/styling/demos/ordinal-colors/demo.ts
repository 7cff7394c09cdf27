import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A color for each category',
  height: 280,
  excerpt: ['const xAxis', '];'],
});
