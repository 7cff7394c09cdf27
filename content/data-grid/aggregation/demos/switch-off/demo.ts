import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Disable aggregation for the whole grid',
  height: 374,
  excerpt: ['<DataGridPremium', '/>'],
});
