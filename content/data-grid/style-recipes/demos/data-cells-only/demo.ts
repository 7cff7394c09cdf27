import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Color data cells, but not totals',
  height: 476,
  excerpt: ['<DataGridPremium', '/>'],
});
