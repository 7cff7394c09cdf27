import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Gains and losses',
  height: 372,
  excerpt: ['cellClassName', '},'],
});
