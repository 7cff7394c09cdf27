import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'One color for each category',
  height: 280,
  excerpt: ['const xAxis', '];'],
});
