import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Clear sorting and filters from the toolbar',
  height: 424,
  excerpt: ['function OrderToolbar() {', '}'],
});
