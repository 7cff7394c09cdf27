import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A gradient for a continuous color map',
  height: 344,
  excerpt: ['<BarChart', '/>'],
});
