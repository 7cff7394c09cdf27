import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A custom loading overlay',
  height: 318,
  excerpt: ['function ImportOverlay', '}'],
});
