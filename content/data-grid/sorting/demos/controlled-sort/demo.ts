import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Control the sort model from a select',
  height: 484,
  excerpt: ['<DataGrid', '/>'],
});
