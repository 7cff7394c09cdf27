import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Zoom into a year of prices',
  height: 368,
  excerpt: ['<LineChartPro', '/>'],
});
