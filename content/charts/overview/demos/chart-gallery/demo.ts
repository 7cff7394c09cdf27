import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Every kind of chart',
  height: [1128, 558],
  excerpt: ['<Miniature name="Bars" page="bars">', '</Miniature>'],
  ads: false,
});
