import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Set column widths in pixels',
  height: 372,
  excerpt: ['const columns', '];'],
});
