import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A color for each series',
  height: 328,
  excerpt: ['const series', '];'],
});
