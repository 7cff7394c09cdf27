import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Show the error of a branch and retry',
  height: 384,
  excerpt: ['<DataGridPro', '/>'],
});
