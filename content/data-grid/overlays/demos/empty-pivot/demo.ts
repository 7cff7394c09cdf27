import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A pivot table without fields',
  height: 424,
  excerpt: ['<DataGridPremium', '/>'],
});
