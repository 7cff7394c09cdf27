import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Three clusters with a shape each',
  height: 370,
  excerpt: ['function createSeries', '];'],
});
