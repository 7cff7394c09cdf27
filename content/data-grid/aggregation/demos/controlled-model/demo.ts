import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Control the aggregation model',
  height: 432,
  excerpt: ['<DataGridPremium', '/>'],
});
