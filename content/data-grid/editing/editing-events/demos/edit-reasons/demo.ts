import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Log the reason for every editing event',
  height: 448,
  excerpt: ['<DataGrid', '/>'],
});
