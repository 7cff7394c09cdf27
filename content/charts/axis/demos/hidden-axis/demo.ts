import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Hide an axis',
  height: 260,
  excerpt: ['const yAxis', '];'],
});
