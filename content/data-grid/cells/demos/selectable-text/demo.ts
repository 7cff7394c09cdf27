import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Select the text of a cell',
  height: 268,
  excerpt: ['<DataGrid', '/>'],
});
