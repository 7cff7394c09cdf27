import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Show row values in the grouping column',
  height: 476,
  excerpt: ['const groupingColDef', '};'],
});
