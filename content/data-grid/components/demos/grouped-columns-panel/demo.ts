import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Show and hide groups of columns',
  height: 424,
  excerpt: ['function GroupedColumns()', '}'],
});
