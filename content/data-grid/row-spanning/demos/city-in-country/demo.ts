import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Merge cities of the same country only',
  height: 372,
  excerpt: ['const columns', '];'],
});
