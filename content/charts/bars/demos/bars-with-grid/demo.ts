import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A bar chart with grid lines',
  height: 329,
  excerpt: ['<BarChart', '/>'],
});
