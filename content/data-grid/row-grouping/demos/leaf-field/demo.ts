import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Show a field of the rows in the grouping column',
  height: 476,
  excerpt: ['const groupingColDef', '};'],
});
