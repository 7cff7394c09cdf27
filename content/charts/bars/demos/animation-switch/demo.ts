import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'With and without animation',
  height: [380, 327],
  excerpt: ['<BarChart', '/>'],
});
