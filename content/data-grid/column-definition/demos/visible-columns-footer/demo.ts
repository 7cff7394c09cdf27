import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A footer that lists the visible columns',
  height: 300,
  excerpt: ['function VisibleColumns', '}'],
});
