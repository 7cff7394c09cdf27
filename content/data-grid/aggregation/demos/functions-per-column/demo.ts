import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Functions of one column',
  height: 320,
  excerpt: ['const columns', ']'],
});
