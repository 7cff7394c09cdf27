import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Search, filter and group the features',
  height: [635, 581],
  excerpt: ['<DataGridPremium', '/>'],
});
