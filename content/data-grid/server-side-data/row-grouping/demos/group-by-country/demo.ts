import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Group rows on the server',
  height: 424,
  excerpt: ['const dataSource', '};'],
});
