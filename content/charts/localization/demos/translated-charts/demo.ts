import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Translate charts with the theme',
  height: 279,
  excerpt: ['const theme =', ');'],
});
