import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Limit Pro to one filter',
  height: 424,
  excerpt: ['<DataGridPro', '/>'],
});
