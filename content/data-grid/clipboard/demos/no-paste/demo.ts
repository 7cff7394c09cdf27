import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Edit cells, but don’t paste into them',
  height: 268,
  excerpt: ['<DataGridPremium', '/>'],
});
