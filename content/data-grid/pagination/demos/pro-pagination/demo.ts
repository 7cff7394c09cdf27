import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Switch between pages and one long list',
  height: 470,
  excerpt: ['<DataGridPro', '/>'],
});
