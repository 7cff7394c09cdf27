import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Start with an estimate, then count',
  height: 425,
  excerpt: ['<DataGrid', '/>'],
});
