import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Fit the page size to the height',
  height: 500,
  excerpt: ['<DataGrid', '/>'],
});
