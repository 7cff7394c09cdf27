import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Throttle the requests while scrolling',
  height: 488,
  excerpt: ['<DataGridPro', '/>'],
});
