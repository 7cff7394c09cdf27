import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Labels beside narrow sections',
  height: [358, 329],
  excerpt: ['const series', '];'],
});
