import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Sort all rows or top-level rows only',
  height: 530,
  excerpt: ['<DataGridPro', '/>'],
});
