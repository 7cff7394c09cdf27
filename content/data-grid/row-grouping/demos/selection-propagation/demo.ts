import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Choose how selection spreads',
  height: 482,
  excerpt: ['<DataGridPremium', '/>'],
});
