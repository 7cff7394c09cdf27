import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Labels with a share of the first step',
  height: 329,
  excerpt: ['function formatStep', '];'],
});
