import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Striped rows',
  height: 422,
  excerpt: ['<DataGrid', '/>'],
});
