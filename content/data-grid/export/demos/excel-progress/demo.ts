import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Show the progress of an Excel export',
  height: 424,
  excerpt: ['<DataGridPremium', '/>'],
});
