import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'An area with a gap, connected on request',
  height: 318,
  excerpt: ['const series', ');'],
});
