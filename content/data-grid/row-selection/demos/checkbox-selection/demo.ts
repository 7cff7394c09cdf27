import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Select rows with checkboxes',
  height: 422,
  excerpt: ['<DataGrid', '/>'],
});
