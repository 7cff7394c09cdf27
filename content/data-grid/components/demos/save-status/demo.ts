import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Pass a typed prop to the footer',
  height: 420,
  excerpt: ['function SaveFooter', '}'],
});
