import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Drag songs into a new order',
  height: 372,
  excerpt: ['const handleRowOrderChange', '};', '<DataGridPro', '/>'],
});
