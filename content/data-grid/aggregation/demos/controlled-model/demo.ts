import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Choose the function outside the grid',
  height: 432,
  excerpt: ['<DataGridPremium', '/>'],
});
