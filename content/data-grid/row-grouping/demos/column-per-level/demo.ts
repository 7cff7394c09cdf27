import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'One grouping column per level',
  height: 476,
  excerpt: ['<DataGridPremium', '/>'],
});
