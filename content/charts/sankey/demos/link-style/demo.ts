import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Color, opacity and values of links',
  height: 320,
  excerpt: ['linkOptions', '},'],
});
