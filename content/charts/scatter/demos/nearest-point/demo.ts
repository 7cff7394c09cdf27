import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Limit the distance to the nearest point',
  height: 346,
  excerpt: ['<ScatterChart', '>'],
});
