import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Set CSV options and remove Print from the menu',
  height: 422,
  picture: 'Export',
  excerpt: ['<DataGrid', '/>'],
});
