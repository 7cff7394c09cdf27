import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Inspect a clicked point',
  height: 280,
  excerpt: ['<ScatterChart', '/>'],
});
