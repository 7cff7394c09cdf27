import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Choose the sort order outside the grid',
  height: 484,
  excerpt: ['<DataGrid', '/>'],
});
