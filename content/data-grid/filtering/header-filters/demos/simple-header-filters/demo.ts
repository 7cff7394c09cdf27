import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Hide the operators',
  height: 480,
  excerpt: ['<DataGridPro', '/>'],
});
