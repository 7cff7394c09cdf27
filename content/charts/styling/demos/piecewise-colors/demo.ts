import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Change color at thresholds',
  height: 345,
  excerpt: ['const yAxis', '];'],
});
