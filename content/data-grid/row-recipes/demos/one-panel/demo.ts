import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Keep one panel open at a time',
  height: 372,
  excerpt: ['<DataGridPro', '/>'],
});
