import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Keep responses in the cache for ten seconds',
  height: 436,
  excerpt: ['const cache', ';', '<DataGrid', '/>'],
});
