import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Parts of a row',
  height: 320,
  excerpt: ['<DataGrid', '/>'],
});
