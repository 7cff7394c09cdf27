import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Fill the area below a line',
  height: 300,
  excerpt: ['const series', '];'],
});
