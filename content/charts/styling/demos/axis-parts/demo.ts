import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Parts of an axis',
  height: 260,
  excerpt: ['<BarChart', '/>'],
});
