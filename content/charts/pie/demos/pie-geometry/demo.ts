import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Change radii, angles and corners',
  height: [594, 330],
  excerpt: ['const series', ');'],
});
