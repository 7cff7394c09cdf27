import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Horizontal bars with long names',
  height: 280,
  excerpt: ['const yAxis', '];', '<BarChart', '/>'],
});
