import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Four ways to align nodes',
  height: 340,
  excerpt: ['const series =', ');'],
});
