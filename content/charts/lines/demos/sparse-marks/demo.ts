import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Mark only the highest and the lowest value',
  height: 300,
  excerpt: ['const series', '];'],
});
