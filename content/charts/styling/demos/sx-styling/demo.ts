import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Style lines, axes and legend with sx',
  height: 328,
  excerpt: ['<LineChart', '/>'],
});
