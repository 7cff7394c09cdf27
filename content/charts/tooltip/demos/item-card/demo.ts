import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A custom tooltip for one item',
  height: 220,
  excerpt: ['function SliceCard', '}'],
});
