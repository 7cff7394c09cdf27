import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Turn off row grouping',
  height: 268,
  excerpt: ['<DataGridPremium', '/>'],
});
