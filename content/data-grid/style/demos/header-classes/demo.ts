import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Highlight the headers of two columns',
  height: 320,
  excerpt: ['<DataGrid', '/>'],
});
