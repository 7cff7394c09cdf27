import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Disable the column menu',
  height: 372,
  excerpt: ['<DataGrid', '/>'],
});
