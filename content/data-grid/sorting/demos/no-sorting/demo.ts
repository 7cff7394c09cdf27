import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A grid that keeps the order of its rows',
  height: 424,
  excerpt: ['<DataGrid', '/>'],
});
