import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A sparkline with weekdays in the tooltip',
  height: 80,
  excerpt: ['const xAxis', '};'],
});
