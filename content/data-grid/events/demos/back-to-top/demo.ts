import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Highlight a button when the grid is scrolled',
  height: 370,
  excerpt: ['function Footer() {', '}'],
});
