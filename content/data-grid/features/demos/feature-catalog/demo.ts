import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Search the features, filter and group them by plan',
  height: [628, 574],
  excerpt: ['<DataGridPremium', '/>'],
});
