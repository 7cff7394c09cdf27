import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Folder sizes in tree data',
  height: 476,
  excerpt: ['const getTreeDataPath', ';', '<DataGridPremium', '/>'],
});
