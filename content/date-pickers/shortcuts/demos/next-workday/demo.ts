import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Find the next valid day',
  height: 79,
  excerpt: ['const items', '];'],
  picture: 'Choose',
});
