import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Sorted slices',
  height: 259,
  excerpt: ['const series', ');'],
});
