import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Edit with Ctrl+double-click only',
  height: 320,
  excerpt: ['<DataGrid', '/>'],
});
