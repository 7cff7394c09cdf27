import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A pyramid with steps',
  height: 309,
  excerpt: ['const series', '];'],
});
