import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'List the open panels as chips',
  height: 472,
  excerpt: ['<DataGridPro', '/>'],
});
