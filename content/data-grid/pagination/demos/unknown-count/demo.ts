import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Paginate without a row count',
  height: 372,
  excerpt: ['<DataGrid', '/>'],
});
