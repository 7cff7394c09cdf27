import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Filter on the server',
  height: 542,
  excerpt: ['<DataGrid', '/>'],
});
