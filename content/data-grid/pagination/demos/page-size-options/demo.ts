import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Offer 5, 10 or all rows per page',
  height: 372,
  excerpt: ['<DataGrid', '/>'],
});
