import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A population pyramid',
  height: 349,
  excerpt: ['<BarChart', '/>'],
});
