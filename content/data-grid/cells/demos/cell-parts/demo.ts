import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Parts of a cell',
  height: 270,
  excerpt: ['<DataGrid', '/>'],
});
