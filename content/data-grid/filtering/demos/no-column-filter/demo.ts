import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Disable filtering for all columns',
  height: 424,
  excerpt: ['<DataGrid', '/>'],
});
