import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Keep rows selected that a filter hides',
  height: 470,
  excerpt: ['<DataGrid', '/>'],
});
