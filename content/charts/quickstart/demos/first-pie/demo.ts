import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A first pie chart',
  height: 200,
  excerpt: ['const series', '];', '<PieChart', '/>'],
});
