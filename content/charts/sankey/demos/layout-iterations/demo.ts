import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Change the number of layout passes',
  height: 378,
  excerpt: ['const series =', ');'],
});
