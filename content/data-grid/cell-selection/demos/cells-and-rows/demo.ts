import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Combine cell and row selection',
  height: 366,
  excerpt: ['<DataGridPremium', '/>'],
});
