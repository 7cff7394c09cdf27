import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Totals in group rows',
  height: 476,
  excerpt: ['<DataGridPremium', '/>'],
});
