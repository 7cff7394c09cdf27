import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Ticks without labels on a log axis',
  height: 300,
  excerpt: ['const yAxis', '];'],
});
