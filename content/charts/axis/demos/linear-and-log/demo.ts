import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'The same data on a linear and a logarithmic axis',
  height: 329,
  excerpt: ['const yAxis', '];', 'const series', '];'],
});
