import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Switch between preset pivots',
  height: 591,
  excerpt: ['<DataGridPremium', '/>'],
});
