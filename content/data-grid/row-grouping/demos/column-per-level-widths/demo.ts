import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A definition for each grouping column',
  height: 372,
  excerpt: ['const groupingColDef', '};'],
});
