import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Sort one column by two fields',
  height: 424,
  excerpt: ["field: 'shelf'", 'sortComparator'],
});
