import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Sort on the server',
  height: 460,
  excerpt: ['<DataGrid', '/>'],
});
