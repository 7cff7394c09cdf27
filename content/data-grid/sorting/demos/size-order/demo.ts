import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Sort by an order of your own',
  height: 424,
  excerpt: ["field: 'size'", 'sortComparator'],
});
