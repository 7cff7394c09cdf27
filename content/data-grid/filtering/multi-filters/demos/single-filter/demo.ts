import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Allow only one filter at a time',
  height: 422,
  excerpt: ['<DataGridPro', '/>'],
});
