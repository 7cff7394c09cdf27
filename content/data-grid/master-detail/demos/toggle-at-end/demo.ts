import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'The toggle in the last column',
  height: 372,
  excerpt: ['const columns', '];'],
});
