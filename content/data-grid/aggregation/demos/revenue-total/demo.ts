import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A total below the rows',
  height: 372,
  excerpt: ['<DataGridPremium', '/>'],
});
