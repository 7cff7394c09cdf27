import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Months, quarters and years on one axis',
  height: 300,
  excerpt: ['const xAxis', '];'],
});
