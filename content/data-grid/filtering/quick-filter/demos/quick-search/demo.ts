import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Search all columns',
  height: 474,
  excerpt: ['<DataGrid', '/>'],
});
