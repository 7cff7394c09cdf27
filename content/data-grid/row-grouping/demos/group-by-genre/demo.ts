import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Group records by genre',
  height: 372,
  excerpt: ['<DataGridPremium', '/>'],
});
