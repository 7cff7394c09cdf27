import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Increase the indentation of nested rows',
  height: 424,
  excerpt: ['<DataGridPremium', '/>'],
});
