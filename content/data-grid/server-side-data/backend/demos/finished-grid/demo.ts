import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Sort, filter, group, total and edit orders on a server',
  height: 476,
  excerpt: ['const dataSource', '};'],
});
