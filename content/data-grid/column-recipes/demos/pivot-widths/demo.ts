import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Keep the widths of pivot columns',
  height: 370,
  excerpt: ['const saveWidth', 'const groupingColDef'],
});
