import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A file tree',
  height: 476,
  excerpt: ['const getTreeDataPath', ';', '<DataGridPro', '/>'],
});
