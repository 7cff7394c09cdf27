import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Keep the panel in view while scrolling',
  height: 372,
  excerpt: ['function FullWidth', '}'],
});
