import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Bars on a symmetric log scale',
  height: 329,
  excerpt: ['const yAxis', '];'],
});
