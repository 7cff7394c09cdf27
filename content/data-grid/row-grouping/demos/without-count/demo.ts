import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Group titles without the number of rows',
  height: 320,
  excerpt: ['<DataGridPremium', '/>'],
});
