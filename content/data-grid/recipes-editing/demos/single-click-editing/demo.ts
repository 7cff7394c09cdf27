import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Start editing with one click',
  height: 320,
  excerpt: ['<DataGrid', '/>'],
});
