import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Show the drag handle in the last column',
  height: 320,
  excerpt: ['const columns', '];'],
});
