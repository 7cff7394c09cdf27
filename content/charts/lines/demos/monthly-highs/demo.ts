import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A basic line chart',
  height: 300,
  excerpt: ['const highs', '}'],
});
