import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A legend for two series',
  height: 328,
  excerpt: ['const series', '];'],
});
