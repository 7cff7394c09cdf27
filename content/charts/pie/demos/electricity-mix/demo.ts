import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A basic pie chart',
  height: 220,
  excerpt: ['const series', '}'],
});
