import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A half pie',
  height: [222, 191],
  excerpt: ['const series', '];'],
});
