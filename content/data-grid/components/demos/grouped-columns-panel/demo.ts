import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A columns panel with groups',
  height: 424,
  excerpt: ['function GroupedColumns()', '}'],
});
