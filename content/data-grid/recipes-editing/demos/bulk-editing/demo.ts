import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Save or discard several edits together',
  height: 374,
  excerpt: ['<DataGrid', '/>'],
});
