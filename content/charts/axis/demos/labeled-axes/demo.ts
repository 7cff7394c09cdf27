import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A line chart with labeled axes',
  height: 300,
  excerpt: ['const xAxis', '];'],
});
