import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Translate the grid into German',
  height: 372,
  excerpt: ['const theme', ');'],
});
