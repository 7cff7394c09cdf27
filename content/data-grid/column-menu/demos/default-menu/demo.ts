import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Open a header’s column menu',
  height: 372,
  picture: 'column menu',
  excerpt: ['<DataGrid', '/>'],
});
