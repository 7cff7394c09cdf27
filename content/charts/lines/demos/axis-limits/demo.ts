import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Compare nice and strict axis limits',
  height: 319,
  excerpt: ['const [limit', ');'],
});
