import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A line chart with zoom',
  height: 300,
  excerpt: ['const xAxis', '];'],
});
