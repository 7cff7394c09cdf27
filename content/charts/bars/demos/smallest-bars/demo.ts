import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Keep small values visible',
  height: 347,
  excerpt: ['const series =', ');'],
});
