import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Reduce the column menu to two items',
  height: 320,
  picture: 'column menu',
  excerpt: ['function ShortColumnMenu', '}'],
});
