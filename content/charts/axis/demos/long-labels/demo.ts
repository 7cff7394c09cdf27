import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Make room for long labels',
  height: 396,
  excerpt: ['const xAxis =', ');'],
});
