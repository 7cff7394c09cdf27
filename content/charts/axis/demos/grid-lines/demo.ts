import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Show grid lines',
  height: 342,
  excerpt: ['<ScatterChart', '/>'],
});
