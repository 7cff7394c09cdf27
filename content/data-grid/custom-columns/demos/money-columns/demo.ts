import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Share a money column type between columns',
  height: 372,
  excerpt: ['const money', '};'],
});
