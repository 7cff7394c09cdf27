import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Manage the stock of a garden center',
  height: 698,
  excerpt: ['<DataGridPremium', '/>'],
});
