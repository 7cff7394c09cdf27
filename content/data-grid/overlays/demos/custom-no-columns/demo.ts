import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Restore all columns with one click',
  height: 320,
  excerpt: ['function NoColumnsOverlay', '}'],
});
