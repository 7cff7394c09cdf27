import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Click a row to select it',
  height: 422,
  excerpt: ['<DataGrid', '/>'],
});
