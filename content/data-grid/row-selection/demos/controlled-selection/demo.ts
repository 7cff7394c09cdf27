import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Control the selection model',
  height: 478,
  excerpt: ['<DataGrid', '/>'],
});
