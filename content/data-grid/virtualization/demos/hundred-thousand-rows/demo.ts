import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Scroll through 100,000 rows',
  height: 458,
  excerpt: ['<DataGridPro', '/>'],
});
