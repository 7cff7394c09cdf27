import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Edit only the invoices that are drafts',
  height: 372,
  excerpt: ['<DataGrid', '/>'],
});
