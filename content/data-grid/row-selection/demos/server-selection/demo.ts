import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Select rows across server pages',
  height: 408,
  excerpt: ['<DataGrid', '/>'],
});
