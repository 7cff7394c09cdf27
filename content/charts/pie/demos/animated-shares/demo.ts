import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Turn animation on and off',
  height: 259,
  excerpt: ['<PieChart', '/>'],
});
