import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Unpin columns on small screens',
  height: 284,
  excerpt: ['<DataGridPro', '/>'],
});
