import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Try the offsets, with and without negative values',
  height: [423, 369],
  excerpt: ['const series', ');'],
});
