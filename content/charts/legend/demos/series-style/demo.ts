import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Style the item for one series',
  height: 328,
  excerpt: ['<LineChart', '/>'],
});
