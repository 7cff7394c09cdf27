import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Show the total of each group',
  height: 476,
  excerpt: ['const dataSource', '};'],
});
