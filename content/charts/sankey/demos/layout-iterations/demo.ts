import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'More passes, fewer crossings',
  height: 378,
  excerpt: ['const series =', ');'],
});
