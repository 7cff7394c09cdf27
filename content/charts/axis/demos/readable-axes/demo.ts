import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Units in the labels, and the numbers as a table',
  height: 284,
  excerpt: ['<BarChart', '/>'],
});
