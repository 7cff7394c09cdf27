import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Set the initial column order',
  height: 268,
  excerpt: ['<DataGridPro', '/>'],
});
