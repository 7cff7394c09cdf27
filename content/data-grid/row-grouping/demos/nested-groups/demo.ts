import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Group books by publisher, then by author',
  height: 372,
  excerpt: ['<DataGridPremium', '/>'],
});
