import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Points on a time axis',
  height: 351,
  excerpt: ['const xAxis', '];'],
});
