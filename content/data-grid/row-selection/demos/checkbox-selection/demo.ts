import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Select rows with checkboxes',
  height: 424,
  excerpt: ['<DataGrid', '/>'],
});
