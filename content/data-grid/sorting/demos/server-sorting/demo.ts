import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Let the server sort',
  height: 460,
  excerpt: ['<DataGrid', '/>'],
});
