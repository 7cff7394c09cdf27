import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Aggregate filtered rows or all rows',
  height: 328,
  excerpt: ['const [scope', ';', '<DataGridPremium', '/>'],
});
