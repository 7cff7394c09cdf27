import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Restyle lines, axes and legend with sx',
  height: 328,
  excerpt: ['<LineChart', '/>'],
});
