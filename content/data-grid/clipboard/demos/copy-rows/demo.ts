import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Copy rows or single cells',
  height: 408,
  excerpt: ['<DataGrid', '/>'],
});
