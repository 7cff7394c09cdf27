import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Two charts that zoom together',
  height: 440,
  excerpt: ['<LineChartPro', '/>'],
});
