import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Lines behind the bars',
  height: 329,
  excerpt: ['<BarChart', '/>'],
});
