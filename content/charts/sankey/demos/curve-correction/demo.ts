import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Bend the links',
  height: 358,
  excerpt: ['const series =', ');'],
});
