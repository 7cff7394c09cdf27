import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Show row values in the grouping column',
  height: 424,
  excerpt: ['const groupingColDef', '};'],
});
