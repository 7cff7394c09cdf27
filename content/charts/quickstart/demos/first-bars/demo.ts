import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A first bar chart',
  height: 329,
  excerpt: ['const xAxis', '];', '<BarChart', '/>'],
});
