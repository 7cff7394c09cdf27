import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Group 100,000 rows by three columns',
  height: 476,
  excerpt: ['const dataSource', '};'],
});
