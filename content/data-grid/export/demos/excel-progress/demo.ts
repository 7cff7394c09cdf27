import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Show a message during an Excel export',
  height: 422,
  excerpt: ['<DataGridPremium', '/>'],
});
