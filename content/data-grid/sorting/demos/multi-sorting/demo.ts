import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Sort by several columns',
  height: 424,
  excerpt: ['<DataGridPro', '/>'],
});
