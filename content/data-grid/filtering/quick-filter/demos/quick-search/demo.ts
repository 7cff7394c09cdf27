import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Search all columns',
  height: 476,
  excerpt: ['<DataGrid', '/>'],
});
