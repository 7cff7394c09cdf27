import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Turn off row grouping',
  height: 320,
  excerpt: ['<DataGridPremium', '/>'],
});
