import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A stacked bar chart',
  height: 329,
  excerpt: ['const series', '];', '<BarChart', '/>'],
});
