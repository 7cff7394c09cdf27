import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Find the right component',
  height: [308, 260],
  excerpt: ['function nameOf(', '}'],
});
