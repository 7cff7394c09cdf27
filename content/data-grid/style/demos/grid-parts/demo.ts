import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Parts of a grid',
  height: 400,
  excerpt: ['<DataGrid', '/>'],
});
