import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Make the group headers shorter',
  height: 352,
  excerpt: ['<DataGrid', '/>'],
});
