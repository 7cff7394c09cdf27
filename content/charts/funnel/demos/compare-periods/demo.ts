import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Two funnels on top of each other',
  height: 329,
  excerpt: ['const series', '];'],
});
