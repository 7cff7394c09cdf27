import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A pivot table without row fields',
  height: 424,
  excerpt: ['<DataGridPremium', '/>'],
});
