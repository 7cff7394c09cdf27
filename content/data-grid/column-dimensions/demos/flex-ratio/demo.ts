import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Divide the free space between columns',
  height: 445,
  excerpt: ['const columns', ');'],
});
