import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A color of its own for each series',
  height: 328,
  excerpt: ['const series', '];'],
});
