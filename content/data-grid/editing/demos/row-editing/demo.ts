import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Edit a whole row at once',
  height: 372,
  excerpt: ['<DataGrid', '/>'],
});
