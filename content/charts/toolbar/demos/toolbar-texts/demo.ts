import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Custom icons and texts',
  height: 336,
  excerpt: ['<ScatterChartPro', '/>'],
});
