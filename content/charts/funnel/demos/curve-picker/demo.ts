import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Try the six curves',
  height: 320,
  excerpt: ['const series', ');'],
});
