import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Labels with percentages',
  height: 220,
  excerpt: ['const series', '];'],
});
