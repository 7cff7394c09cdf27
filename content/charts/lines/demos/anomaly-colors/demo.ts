import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Color a line by value',
  height: 345,
  excerpt: ['const yAxis', '];'],
});
