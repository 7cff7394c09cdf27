import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Keep the page in the URL',
  height: 408,
  excerpt: ['<DataGrid', '/>'],
});
