import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Two series next to each other',
  height: 329,
  excerpt: ['const yAxis', ';', '<BarChart', '/>'],
});
