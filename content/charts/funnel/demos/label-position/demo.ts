import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Place labels in sections',
  height: 345,
  excerpt: ['const series', ');'],
});
