import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Bars drawn as lollipops',
  height: 280,
  excerpt: ['<g', '</g>'],
});
