import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Rows without a group',
  height: 424,
  excerpt: ['const rows', '];'],
});
