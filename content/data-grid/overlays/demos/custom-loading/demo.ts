import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A custom loading overlay',
  height: 320,
  excerpt: ['function ImportOverlay', '}'],
});
