import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Find a week without conflicts',
  height: 79,
  excerpt: ['const items', '];'],
  picture: 'Choose',
});
