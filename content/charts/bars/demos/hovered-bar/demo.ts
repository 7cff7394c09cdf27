import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Let the other bars step back on hover',
  height: 329,
  excerpt: ['<BarChart', '/>'],
});
