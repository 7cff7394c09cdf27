import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Ask for a view of the table',
  height: 580,
  excerpt: ['<DataGridPremium', '/>'],
});
