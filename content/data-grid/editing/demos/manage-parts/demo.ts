import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Add, edit and delete rows',
  height: 426,
  excerpt: ['<DataGrid', '/>'],
});
