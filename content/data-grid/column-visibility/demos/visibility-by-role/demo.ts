import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Hide columns by role and disable the columns panel',
  height: 470,
  excerpt: ['<DataGrid', '/>'],
});
