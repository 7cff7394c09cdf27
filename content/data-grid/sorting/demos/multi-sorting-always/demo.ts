import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Add sort columns without holding a key',
  height: 424,
  excerpt: ['<DataGridPro', '/>'],
});
