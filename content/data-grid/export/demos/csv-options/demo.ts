import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A CSV file for European spreadsheets, and no Print item',
  height: 424,
  excerpt: ['<DataGrid', '/>'],
});
