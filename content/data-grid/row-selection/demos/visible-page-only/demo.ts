import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Select all rows on the current page',
  height: 372,
  excerpt: ['<DataGridPro', '/>'],
});
