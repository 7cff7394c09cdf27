import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Load more rows at the end of the list',
  height: 422,
  excerpt: ['const dataSource', '};'],
});
