import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Paginate, sort and search on the server',
  height: 424,
  excerpt: ['<DataGrid', '/>'],
});
