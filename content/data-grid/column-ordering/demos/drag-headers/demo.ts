import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Drag headers to reorder columns',
  height: 304,
  excerpt: ['<DataGridPro', '/>'],
});
