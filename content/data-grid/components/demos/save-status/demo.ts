import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A footer with a typed prop',
  height: 420,
  excerpt: ['function SaveFooter', '}'],
});
