import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Select a range of cells',
  height: 372,
  excerpt: ['<DataGridPremium', '/>'],
});
