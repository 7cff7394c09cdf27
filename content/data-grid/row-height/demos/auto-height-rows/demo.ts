import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Fit rows to their content',
  height: 424,
  excerpt: ['const getRowHeight', 'const getEstimatedRowHeight', '<DataGrid', '/>'],
});
