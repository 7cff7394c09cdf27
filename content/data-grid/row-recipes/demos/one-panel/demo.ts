import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'One open panel at a time',
  height: 372,
  excerpt: ['<DataGridPro', '/>'],
});
