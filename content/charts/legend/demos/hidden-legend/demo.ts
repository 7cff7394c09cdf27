import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Hide the legend',
  height: 318,
  excerpt: ['<BarChart', '/>'],
});
