import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Control the grouping with chips',
  height: 429,
  excerpt: ['<DataGridPremium', '/>'],
});
