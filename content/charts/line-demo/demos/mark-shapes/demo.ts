import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A mark shape for each line',
  height: 349,
  excerpt: ['const series', '];'],
});
