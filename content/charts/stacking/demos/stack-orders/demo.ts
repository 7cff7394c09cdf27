import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Try the orders',
  height: 369,
  excerpt: ['const series', ');'],
});
