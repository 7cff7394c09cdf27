import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Choose where an area starts',
  height: 319,
  excerpt: ['const series', ');'],
});
