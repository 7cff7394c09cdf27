import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Margin, axis size and plot area',
  height: 365,
  excerpt: ['const [margin', 'const yAxis', '<BarChart', '</BarChart>'],
});
