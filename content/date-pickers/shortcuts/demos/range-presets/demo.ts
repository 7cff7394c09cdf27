import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Weeks and months as ranges',
  height: 56,
  excerpt: ['const periods', '];'],
  picture: 'Choose',
});
