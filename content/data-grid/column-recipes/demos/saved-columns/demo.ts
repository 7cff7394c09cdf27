import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Save column state in localStorage',
  height: 426,
  excerpt: ['const save = ', '};', '<DataGrid', '/>'],
});
