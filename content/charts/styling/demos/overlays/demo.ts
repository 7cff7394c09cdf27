import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Loading and empty states',
  height: 299,
  excerpt: ['<LineChart', '/>'],
});
