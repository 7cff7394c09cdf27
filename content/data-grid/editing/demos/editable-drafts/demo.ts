import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Allow editing only in draft invoices',
  height: 372,
  excerpt: ['<DataGrid', '/>'],
});
