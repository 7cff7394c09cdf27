import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Rows as a tree of files',
  height: 476,
  excerpt: ['<DataGridPro', '/>'],
});
