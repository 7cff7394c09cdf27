import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Filter with a data source',
  height: 474,
  excerpt: ['const dataSource', '};'],
});
