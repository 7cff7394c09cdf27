import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Compare growth on a logarithmic scale',
  height: 349,
  excerpt: ['const yAxis', '];'],
});
