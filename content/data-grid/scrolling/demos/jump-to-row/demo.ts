import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Scroll to a row or a column',
  height: [510, 480],
  excerpt: ['{targets.map(', '))}'],
});
