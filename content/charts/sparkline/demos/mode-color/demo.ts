import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A color for light and for dark mode',
  height: [180, 82],
  excerpt: ['const lineColor', ');'],
});
