import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Inspect clicks on bars and categories',
  height: 429,
  excerpt: ['<BarChart', '/>'],
});
