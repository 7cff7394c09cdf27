import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'The drag handle in the last column',
  height: 320,
  excerpt: ['const columns', '];'],
});
