import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Slow down labels with CSS',
  height: 277,
  excerpt: ['<PieChart', '/>'],
});
