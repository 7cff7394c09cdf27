import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Style the item of one series',
  height: 328,
  excerpt: ['<LineChart', '/>'],
});
