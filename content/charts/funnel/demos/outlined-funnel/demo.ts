import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'An outlined funnel',
  height: 329,
  excerpt: ['const series', '];'],
});
