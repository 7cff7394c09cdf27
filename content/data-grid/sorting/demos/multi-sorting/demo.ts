import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Sort by multiple columns',
  height: 424,
  excerpt: ['<DataGridPro', '/>'],
});
