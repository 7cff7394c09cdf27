import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Restore all columns with one click',
  height: 315,
  excerpt: ['function NoColumnsOverlay', '}'],
});
