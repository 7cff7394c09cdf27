import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Round the corners',
  height: 367,
  excerpt: ['<BarChart', '/>'],
});
