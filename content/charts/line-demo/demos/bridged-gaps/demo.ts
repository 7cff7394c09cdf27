import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A dashed bridge across missing values',
  height: 300,
  excerpt: ['const series', '];'],
});
