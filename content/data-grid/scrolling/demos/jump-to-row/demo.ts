import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Scroll to a row or a column',
  height: [508, 469],
  excerpt: ['{targets.map(', '))}'],
});
