import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Mark the pointer’s position on each axis',
  height: 356,
  excerpt: ['<BarChart', '/>'],
});
