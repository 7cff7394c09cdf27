import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Filter all rows or top-level rows only',
  height: 374,
  excerpt: ['<DataGridPro', '/>'],
});
