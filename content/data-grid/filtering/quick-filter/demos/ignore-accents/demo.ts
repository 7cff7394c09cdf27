import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Ignore accents',
  height: 470,
  excerpt: ['<DataGrid', '/>'],
});
