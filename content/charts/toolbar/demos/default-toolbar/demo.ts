import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'The default Pro toolbar',
  height: 356,
  excerpt: ['<LineChartPro', '/>'],
});
