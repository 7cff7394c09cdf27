import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Limit the functions for each column',
  height: 320,
  excerpt: ['const columns', ']'],
});
