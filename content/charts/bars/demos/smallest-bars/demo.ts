import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Keep tiny values visible',
  height: 347,
  excerpt: ['const series =', ');'],
});
