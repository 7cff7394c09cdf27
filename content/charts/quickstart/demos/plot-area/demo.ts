import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Margin, axes and plot area',
  height: 271,
  excerpt: ['const xAxis', 'const margin', '<BarChart', '</BarChart>'],
});
