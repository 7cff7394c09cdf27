import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Turn the animation on and off',
  height: 298,
  excerpt: ['<LineChart', '/>'],
});
