import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Adjust the gap, corners, steps and outline',
  height: 461,
  excerpt: ['const series', ');'],
});
