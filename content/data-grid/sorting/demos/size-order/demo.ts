import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Sort by clothing size',
  height: 424,
  excerpt: ["field: 'size'", 'sortComparator'],
});
