import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Virtualize columns with automatic row height',
  height: 478,
  excerpt: ['const getRowHeight', ';', '<DataGrid', '/>'],
});
