import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Browse 240 orders in pages of 100',
  height: 422,
  excerpt: ['<DataGrid', '/>'],
});
