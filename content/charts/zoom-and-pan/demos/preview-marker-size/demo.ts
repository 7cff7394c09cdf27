import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Set the marker size in the preview',
  height: 397,
  excerpt: ['const series', ');'],
});
