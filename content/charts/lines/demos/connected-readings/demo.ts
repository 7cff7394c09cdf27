import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Connect points across missing values',
  height: 329,
  excerpt: ['const series', '];'],
});
