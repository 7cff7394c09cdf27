import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Ignore clicks on the row',
  height: 372,
  excerpt: ['<DataGrid', '/>'],
});
