import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Name and width of the grouping column',
  height: 424,
  excerpt: ['const groupingColDef', '};'],
});
