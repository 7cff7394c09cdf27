import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Show ratings as stars and counts as text',
  height: 380,
  excerpt: ['const columns', ']'],
});
