import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Show a pinned row on every page',
  height: 372,
  excerpt: ['const pinnedRows', '};', '<DataGridPro', '/>'],
});
