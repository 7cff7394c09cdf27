import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Leave a series out of the tooltip',
  height: 328,
  excerpt: ['const series', '];'],
});
