import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Points from an array of objects',
  height: 300,
  excerpt: ['const series', '];'],
});
