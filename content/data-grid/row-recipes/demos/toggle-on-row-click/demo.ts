import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Open a panel by clicking its row',
  height: 372,
  excerpt: ['<DataGridPro', '/>'],
});
