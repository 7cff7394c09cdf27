import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A chart with an export menu',
  height: 385,
  excerpt: ['<BarChartPro', '/>'],
});
