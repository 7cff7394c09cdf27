import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Two lines with a legend',
  height: 329,
  excerpt: ['const series', '];'],
});
