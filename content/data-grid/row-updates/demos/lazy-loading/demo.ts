import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Load rows while scrolling',
  height: 370,
  excerpt: ['const dataSource', '};', '<DataGridPro', '/>'],
});
