import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Style each group',
  height: 300,
  excerpt: ['<BarChart', '/>'],
});
