import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Expand a group by clicking its row',
  height: 372,
  excerpt: ['const toggleGroup', '};', 'onRowClick=', '}'],
});
