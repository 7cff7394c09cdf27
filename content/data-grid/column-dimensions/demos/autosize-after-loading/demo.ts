import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Autosize after the rows have loaded',
  height: 373,
  excerpt: ['flushSync(', 'autosizeColumns'],
});
