import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Count how often cells render',
  height: [432, 376],
  excerpt: ['<DataGrid', '/>'],
});
