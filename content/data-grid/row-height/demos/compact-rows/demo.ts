import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Set the height of all rows',
  height: 280,
  excerpt: ['<DataGrid', '/>'],
});
