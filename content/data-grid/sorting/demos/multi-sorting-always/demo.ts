import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Sort by multiple columns without a modifier key',
  height: 424,
  excerpt: ['<DataGridPro', '/>'],
});
