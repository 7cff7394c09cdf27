import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Expand all levels while they load',
  height: 474,
  excerpt: ['<DataGridPro', '/>'],
});
