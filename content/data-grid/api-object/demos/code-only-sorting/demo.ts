import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Sort programmatically in a grid without sorting controls',
  height: 375,
  excerpt: ['const rankBy', '};', '<DataGrid', '/>'],
});
