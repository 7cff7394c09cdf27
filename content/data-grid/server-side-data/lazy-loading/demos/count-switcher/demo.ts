import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Switch the mode when the row count changes',
  height: 425,
  excerpt: ['<DataGridPro', '/>'],
});
