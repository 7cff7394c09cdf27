import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Sort by clicking a column header',
  height: 424,
  excerpt: ['<DataGrid', '<DataGrid'],
});
