import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Hide columns from a role and remove the columns panel',
  height: 470,
  excerpt: ['<DataGrid', '/>'],
});
