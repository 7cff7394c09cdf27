import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Two rings: islands and species',
  height: 300,
  excerpt: ['const series', '];'],
});
