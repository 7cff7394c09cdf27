import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Compare flexible columns with and without a minimum width',
  height: 393,
  excerpt: ['const columns', '];'],
});
