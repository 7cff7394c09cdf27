import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Key figures with sparklines and a gauge',
  height: [720, 174],
  excerpt: ['<SparkLineChart', '/>'],
});
