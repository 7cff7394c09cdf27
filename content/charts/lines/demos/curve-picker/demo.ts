import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Compare curves',
  height: 320,
  excerpt: ['const series', ');'],
});
