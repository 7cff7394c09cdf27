import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Tiny bars without axes',
  height: 166,
  excerpt: ['<BarChart', '/>'],
});
