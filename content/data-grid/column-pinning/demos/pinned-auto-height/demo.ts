import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Rows that grow next to pinned columns',
  height: 360,
  excerpt: ['<DataGridPro', '/>'],
});
