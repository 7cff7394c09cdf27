import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Colors and ranges of a piecewise color map',
  height: 345,
  excerpt: ['<BarChart', '/>'],
});
