import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Read what was clicked',
  height: 429,
  excerpt: ['<BarChart', '/>'],
});
