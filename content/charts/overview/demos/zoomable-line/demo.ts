import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Zoom in on a year of prices',
  height: 368,
  excerpt: ['zoom: {', 'preview', '<LineChartPro', '/>'],
});
