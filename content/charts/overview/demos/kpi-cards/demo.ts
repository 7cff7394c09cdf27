import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A dashboard with sparklines and a gauge',
  height: [720, 174],
  excerpt: ['<SparkLineChart', '/>'],
});
