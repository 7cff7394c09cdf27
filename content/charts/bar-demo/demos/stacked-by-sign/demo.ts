import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Money in above zero, money out below',
  height: 349,
  excerpt: ['const series', '];'],
});
