import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Show an estimate, then the exact count',
  height: 425,
  excerpt: ['<DataGrid', '/>'],
});
