import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'An area with two colors, split at zero',
  height: 320,
  excerpt: ['function ZeroGradient', '}'],
});
