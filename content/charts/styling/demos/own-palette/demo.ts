import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Own colors for light and dark mode',
  height: 220,
  excerpt: ['const brandColors', '];'],
});
