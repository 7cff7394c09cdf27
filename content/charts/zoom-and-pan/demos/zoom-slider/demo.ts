import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A slider below the chart',
  height: 320,
  excerpt: ['const xAxis', '];'],
});
