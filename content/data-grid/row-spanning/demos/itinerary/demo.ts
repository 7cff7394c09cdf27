import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Merge equal cells',
  height: 470,
  excerpt: ['const [rowSpanning', ';', '<DataGrid', '/>'],
});
