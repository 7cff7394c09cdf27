import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Palettes for ordered series',
  height: 349,
  excerpt: ['<BarChart', '/>'],
});
