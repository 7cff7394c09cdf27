import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Plan the time off of a ferry crew',
  height: 440,
  excerpt: ['<DataGridPro', '/>'],
});
