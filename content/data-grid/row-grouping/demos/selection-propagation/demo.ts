import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Choose how selection propagates',
  height: 482,
  excerpt: ['<DataGridPremium', '/>'],
});
