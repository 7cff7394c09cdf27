import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Color bars by value',
  height: 345,
  excerpt: ['const yAxis', '];'],
});
