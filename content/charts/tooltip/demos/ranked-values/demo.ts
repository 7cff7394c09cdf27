import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'The rank of a value in the tooltip',
  height: 300,
  excerpt: ['const series', '];'],
});
