import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Dotted guide lines',
  height: 128,
  excerpt: [
    'const LinedItem',
    '});',
    '<LinedItem itemId="romance"',
    '</LinedItem>',
  ],
});
