import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Export orders from the toolbar',
  height: 424,
  excerpt: ['<DataGrid', '/>'],
});
