import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Data grid of shows with selected rows',
  height: 372,
  ads: false,
  excerpt: ['<DataGrid', '/>'],
});
