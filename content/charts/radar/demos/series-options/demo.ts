import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Toggle marks and fill',
  height: 367,
  excerpt: ['const series', ');'],
});
