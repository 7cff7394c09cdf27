import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Draw the marks of the lines in the legend',
  height: 330,
  excerpt: ['const createMark', '};'],
});
