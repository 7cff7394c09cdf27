import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Two series',
  height: 369,
  excerpt: ['const series', '];'],
});
