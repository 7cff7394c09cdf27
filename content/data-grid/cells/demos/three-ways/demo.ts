import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'One column with valueGetter, valueFormatter or renderCell',
  height: 384,
  excerpt: ['const variants', '};'],
});
