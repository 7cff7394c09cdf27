import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Select several rows with Ctrl or Shift',
  height: 422,
  excerpt: ['<DataGridPro', '/>'],
});
