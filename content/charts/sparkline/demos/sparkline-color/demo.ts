import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Color a sparkline by its trend',
  height: 112,
  excerpt: ['<SparkLineChart', '/>'],
});
