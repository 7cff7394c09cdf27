import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Switch between saved filters',
  height: 478,
  excerpt: ['<DataGrid', '/>'],
});
