import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Show the sum and average of the selected cells',
  height: 356,
  excerpt: ['<DataGridPremium', '/>'],
});
