import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Keep a cell in edit mode when the user clicks elsewhere',
  height: 320,
  excerpt: ['<DataGrid', '/>'],
});
