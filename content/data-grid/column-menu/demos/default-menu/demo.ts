import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Open the column menu of a header',
  height: 372,
  excerpt: ['<DataGrid', '/>'],
});
