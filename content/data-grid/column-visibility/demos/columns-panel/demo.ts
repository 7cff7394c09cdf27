import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Show and hide columns in the columns panel',
  height: 424,
  picture: 'Columns',
  excerpt: ['<DataGrid', '/>'],
});
