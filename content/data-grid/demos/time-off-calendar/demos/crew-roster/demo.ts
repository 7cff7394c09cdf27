import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Plan time off for a ferry crew',
  height: 528,
  excerpt: ['<DataGridPro', '/>'],
});
