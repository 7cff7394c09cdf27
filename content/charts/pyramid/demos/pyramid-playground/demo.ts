import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Adjust gap, corners, steps and outline',
  height: 461,
  excerpt: ['const series', ');'],
});
