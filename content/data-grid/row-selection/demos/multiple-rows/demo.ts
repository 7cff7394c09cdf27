import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Select a range with Ctrl and Shift',
  height: 424,
  excerpt: ['<DataGridPro', '/>'],
});
