import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Labeled points with a table',
  height: 304,
  excerpt: ['function PointLabels', '}'],
});
