import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Hide old rows behind a skeleton',
  height: 315,
  excerpt: ['<DataGrid', '/>'],
});
