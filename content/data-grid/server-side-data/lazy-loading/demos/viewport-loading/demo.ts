import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Scroll through 100,000 rows on a server',
  height: 422,
  excerpt: ['<DataGridPro', '/>'],
});
