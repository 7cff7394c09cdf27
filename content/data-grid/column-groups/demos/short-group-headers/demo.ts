import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Lower the group headers',
  height: 352,
  excerpt: ['<DataGrid', '/>'],
});
