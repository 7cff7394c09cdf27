import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A pie chart with labels and a table',
  height: 312,
  excerpt: ['const series', '];'],
});
