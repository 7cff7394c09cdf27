import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Dim the other slices on hover',
  height: 220,
  excerpt: ['<PieChart', '/>'],
});
