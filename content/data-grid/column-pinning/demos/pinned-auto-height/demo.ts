import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Grow rows next to pinned columns',
  height: 360,
  excerpt: ['const getRowHeight', ';', '<DataGridPro', '/>'],
});
