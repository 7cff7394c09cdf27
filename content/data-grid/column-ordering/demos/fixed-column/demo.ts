import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Keep one column in place',
  height: 268,
  excerpt: ['const columns', '];'],
});
