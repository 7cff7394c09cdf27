import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Three y-axes, two of them on the left',
  height: 359,
  excerpt: ['const yAxis', '];'],
});
