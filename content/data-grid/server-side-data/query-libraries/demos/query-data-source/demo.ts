import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A data source with the cache of TanStack Query',
  height: 425,
  excerpt: ['const dataSource', '};'],
});
