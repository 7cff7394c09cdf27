import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Dashed lines with a matching legend',
  height: 331,
  excerpt: ['const series', '];'],
});
