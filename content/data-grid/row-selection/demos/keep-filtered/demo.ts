import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Keep rows selected when a filter hides them',
  height: 468,
  excerpt: ['<DataGrid', '/>'],
});
