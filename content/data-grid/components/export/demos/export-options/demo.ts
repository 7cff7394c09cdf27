import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Export the selected rows, or everything',
  height: 372,
  excerpt: ['const byDefault', '};', '<Toolbar>', '</Toolbar>'],
});
