import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Keep blank values last in both directions',
  height: 424,
  excerpt: ['getSortComparator', '},'],
});
