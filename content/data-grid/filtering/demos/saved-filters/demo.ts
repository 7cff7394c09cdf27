import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Switch between saved filters',
  height: 480,
  excerpt: ['<DataGrid', '/>'],
});
