import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Show the number of matching rows in the footer',
  height: 424,
  excerpt: ['function Footer() {', '}'],
});
