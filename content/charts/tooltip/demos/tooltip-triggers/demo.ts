import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'What opens the tooltip',
  height: 348,
  excerpt: ['<BarChart', '/>'],
});
