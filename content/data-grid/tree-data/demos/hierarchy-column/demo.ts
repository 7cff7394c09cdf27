import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Draw the cells of the hierarchy column',
  height: 372,
  excerpt: ['const groupingColDef', '};'],
});
