import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Load, sort, filter and paginate 100,000 rows on a server',
  height: 372,
  excerpt: ['const dataSource', '};'],
});
