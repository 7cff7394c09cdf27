import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Sparklines next to their values',
  height: 196,
  excerpt: ['<TableBody', '</TableBody>'],
});
