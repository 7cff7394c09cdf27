import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Labels on slices that have room',
  height: 220,
  excerpt: ['const series', '];'],
});
