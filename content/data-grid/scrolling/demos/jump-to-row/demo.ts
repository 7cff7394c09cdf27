import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Scroll to a row or a column',
  height: [510, 471],
  excerpt: ['{targets.map(', '))}'],
});
