import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Set the initial sort order',
  height: 424,
  excerpt: ['<DataGrid', '/>'],
});
