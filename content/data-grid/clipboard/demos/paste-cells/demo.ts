import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Copy and paste cell ranges',
  height: 372,
  excerpt: ['<DataGridPremium', '/>'],
});
