import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Show a branch’s error and retry',
  height: 384,
  excerpt: ['<DataGridPro', '/>'],
});
