import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Inspect a clicked slice',
  height: 280,
  excerpt: ['<PieChart', '/>'],
});
