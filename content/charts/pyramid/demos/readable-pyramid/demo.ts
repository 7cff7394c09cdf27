import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A pyramid with names, values and a caption',
  height: 308,
  excerpt: ['const series', '];'],
});
