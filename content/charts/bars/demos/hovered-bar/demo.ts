import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Dim the other bars on hover',
  height: 329,
  excerpt: ['<BarChart', '/>'],
});
