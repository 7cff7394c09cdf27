import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Style one series with CSS',
  height: 329,
  excerpt: ['<BarChart', '/>'],
});
