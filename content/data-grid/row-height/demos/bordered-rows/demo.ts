import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Separate rows with a thick border',
  height: 336,
  excerpt: ['<DataGrid', '/>'],
});
