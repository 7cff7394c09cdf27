import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Count the rendered cells in a grid with 1,000 columns',
  height: 420,
  excerpt: ['<DataGrid', '/>'],
});
