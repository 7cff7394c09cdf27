import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Select a cell’s text',
  height: 268,
  excerpt: ['<DataGrid', '/>'],
});
