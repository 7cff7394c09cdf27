import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Load and reload orders',
  height: 469,
  excerpt: ['<DataGrid', '/>'],
});
