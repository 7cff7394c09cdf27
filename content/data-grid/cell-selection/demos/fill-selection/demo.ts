import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Write a value to all selected cells',
  height: 376,
  excerpt: ['<DataGridPremium', '/>'],
});
