import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A basic pyramid',
  height: 329,
  excerpt: ['const series', '];'],
});
