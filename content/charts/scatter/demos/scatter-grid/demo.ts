import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Grid lines behind the points',
  height: 280,
  excerpt: ['<ScatterChart', '/>'],
});
