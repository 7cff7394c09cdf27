import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A palette, and one section with its own color',
  height: 329,
  excerpt: ['const series', 'const colors'],
});
