import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A tiny area without axes',
  height: 80,
  excerpt: ['<LineChart', '/>'],
});
