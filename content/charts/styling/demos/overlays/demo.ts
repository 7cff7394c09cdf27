import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Loading, and nothing to show',
  height: 299,
  excerpt: ['<LineChart', '/>'],
});
