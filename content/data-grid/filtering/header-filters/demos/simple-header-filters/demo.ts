import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Hide the operators',
  height: 478,
  excerpt: ['<DataGridPro', '/>'],
});
