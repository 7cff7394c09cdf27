import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A stack with positive and negative values',
  height: 349,
  excerpt: ['const series', '];'],
});
