import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Align nodes in columns',
  height: 340,
  excerpt: ['const series =', ');'],
});
