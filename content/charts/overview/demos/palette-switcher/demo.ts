import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Four palettes for categories',
  height: 280,
  excerpt: ['<PieChart', '/>'],
});
