import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Filter in the column headers',
  height: 480,
  excerpt: ['<DataGridPro', '/>'],
});
