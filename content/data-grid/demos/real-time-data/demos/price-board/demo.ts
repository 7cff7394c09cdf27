import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Stream electricity prices into a grid',
  height: 687,
  excerpt: ['<DataGridPro', '/>'],
});
