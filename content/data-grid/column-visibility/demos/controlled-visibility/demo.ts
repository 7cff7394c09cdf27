import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Switch between sets of visible columns',
  height: 427,
  excerpt: ['<DataGrid', '/>'],
});
