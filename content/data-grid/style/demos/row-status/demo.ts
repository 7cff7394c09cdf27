import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Color orders by status',
  height: 422,
  excerpt: ['<DataGrid', '/>'],
});
