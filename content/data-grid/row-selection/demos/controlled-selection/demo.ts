import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Control the selection model',
  height: 480,
  excerpt: ['<DataGrid', '/>'],
});
