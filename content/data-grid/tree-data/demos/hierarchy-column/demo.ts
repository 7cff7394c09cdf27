import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Custom cells in the tree column',
  height: 372,
  excerpt: ['const groupingColDef', '};'],
});
