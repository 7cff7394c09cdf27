import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A column menu with two items',
  height: 320,
  excerpt: ['function ShortColumnMenu', '}'],
});
