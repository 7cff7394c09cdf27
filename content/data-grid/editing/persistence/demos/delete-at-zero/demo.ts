import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Delete a row by setting its quantity to 0',
  height: 320,
  excerpt: ['<DataGrid', '/>'],
});
