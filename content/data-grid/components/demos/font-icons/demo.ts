import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Use icons from a font',
  height: 320,
  excerpt: ['function fontIcon', '};'],
});
