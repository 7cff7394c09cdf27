import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Mark the position of the pointer on each axis',
  height: 356,
  excerpt: ['<BarChart', '/>'],
});
