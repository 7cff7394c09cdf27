import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Load each page from the server',
  height: 436,
  excerpt: ['<DataGrid', '/>'],
});
