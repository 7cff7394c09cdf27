import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Start with sorted rows',
  height: 424,
  excerpt: ['<DataGrid', '/>'],
});
