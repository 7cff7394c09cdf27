import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Load orders, and reload them',
  height: 471,
  excerpt: ['<DataGrid', '/>'],
});
