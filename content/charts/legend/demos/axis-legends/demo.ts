import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A legend for each of two color maps',
  height: 329,
  excerpt: ['<PiecewiseColorLegend', '/>'],
});
