import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A gap for missing values',
  height: 300,
  excerpt: ['const series', '];'],
});
