import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Edit and save rows with buttons outside the grid',
  height: 374,
  excerpt: ['<DataGrid', '/>'],
});
