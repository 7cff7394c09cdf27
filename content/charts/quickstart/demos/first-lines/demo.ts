import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A first line chart',
  height: 328,
  excerpt: ['const xAxis', '];', '<LineChart', '/>'],
});
