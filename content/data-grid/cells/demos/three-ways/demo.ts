import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Compare valueGetter, valueFormatter and renderCell',
  height: 384,
  excerpt: ['const variants', '};'],
});
