import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Fit rows to their content',
  height: 424,
  excerpt: ['<DataGrid', '/>'],
});
