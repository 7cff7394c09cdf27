import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Pass a typed prop to the footer',
  height: 417,
  excerpt: ['function SaveFooter', '}'],
});
