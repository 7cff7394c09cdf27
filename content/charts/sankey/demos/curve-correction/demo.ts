import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Adjust the curves of links',
  height: 358,
  excerpt: ['const series =', ');'],
});
