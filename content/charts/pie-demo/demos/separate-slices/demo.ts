import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Separate, rounded slices',
  height: 220,
  excerpt: ['const series', '];'],
});
