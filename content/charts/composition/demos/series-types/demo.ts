import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Switch the type of a series',
  height: 339,
  excerpt: ['const series =', ');'],
});
