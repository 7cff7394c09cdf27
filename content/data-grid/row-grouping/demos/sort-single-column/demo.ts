import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Sort groups or rows from one grouping column',
  height: 478,
  excerpt: ['const byMountain', 'const byRegion', '<DataGridPremium', '/>'],
});
