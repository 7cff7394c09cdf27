import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A dashboard with sparklines and a gauge',
  height: [376, 174],
  excerpt: ['<SparkLineChart', '/>'],
});
