import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Disable sorting for the whole grid',
  height: 424,
  excerpt: ['<DataGrid', '/>'],
});
