import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Keep empty cells at the end in both directions',
  height: 424,
  excerpt: ['getSortComparator', '},'],
});
