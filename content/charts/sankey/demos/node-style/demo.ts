import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Width, padding and color of nodes',
  height: 300,
  excerpt: ['nodeOptions', '},'],
});
