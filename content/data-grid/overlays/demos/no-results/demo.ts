import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'No row matches the filter',
  height: 320,
  excerpt: ['<DataGrid', '/>'],
});
