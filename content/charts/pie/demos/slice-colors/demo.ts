import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Palette colors and item colors',
  height: [396, 182],
  excerpt: ['const stock', ');'],
});
