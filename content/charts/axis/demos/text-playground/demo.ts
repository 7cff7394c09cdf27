import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Try the text styles of an axis',
  height: 453,
  excerpt: ['const xAxis =', ');'],
});
