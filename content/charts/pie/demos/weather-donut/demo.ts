import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A donut chart',
  height: 220,
  excerpt: ['const series', '];'],
});
