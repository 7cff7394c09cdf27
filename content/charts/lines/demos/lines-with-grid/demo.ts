import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Lines in front of a grid',
  height: 329,
  excerpt: ['<LineChart', '/>'],
});
