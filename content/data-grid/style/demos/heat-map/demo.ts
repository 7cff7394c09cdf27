import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A heat map of visitors',
  height: 320,
  excerpt: ['<DataGrid', '/>'],
});
