import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A pinned row on every page',
  height: 372,
  excerpt: ['<DataGridPro', '/>'],
});
