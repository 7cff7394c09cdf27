import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Control the pinned columns',
  height: 340,
  excerpt: ['<DataGridPro', '/>'],
});
