import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A line and a bar sparkline',
  height: 112,
  excerpt: ['const orders', 'const returns', '<SparkLineChart', '/>'],
});
