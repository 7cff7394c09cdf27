import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Custom icons and labels',
  height: 336,
  excerpt: ['<ScatterChartPro', '/>'],
});
