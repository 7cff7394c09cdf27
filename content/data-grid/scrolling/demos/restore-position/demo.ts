import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Restore the scroll position',
  height: 469,
  excerpt: ['<DataGrid', '/>'],
});
