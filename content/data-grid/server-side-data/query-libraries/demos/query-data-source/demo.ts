import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A data source with TanStack Query’s cache',
  height: 425,
  excerpt: ['const dataSource', '};'],
});
