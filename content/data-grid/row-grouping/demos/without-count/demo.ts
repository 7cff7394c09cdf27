import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Group titles without the number of rows',
  height: 372,
  excerpt: ['const groupingColDef', ';', '<DataGridPremium', '/>'],
});
