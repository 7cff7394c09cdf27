import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'All columns are hidden',
  height: 315,
  excerpt: ['<DataGrid', '/>'],
});
