import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Export orders from the toolbar',
  height: 422,
  picture: 'Export',
  excerpt: ['<DataGrid', '/>'],
});
