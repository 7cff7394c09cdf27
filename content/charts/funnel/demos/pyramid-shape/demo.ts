import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A funnel drawn as a pyramid',
  height: 289,
  excerpt: ['const series', '];'],
});
