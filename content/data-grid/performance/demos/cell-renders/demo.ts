import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Count how often cells render',
  height: [430, 376],
  excerpt: ['<DataGrid', '/>'],
});
