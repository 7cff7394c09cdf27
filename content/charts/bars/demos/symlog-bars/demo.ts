import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Values of very different size',
  height: 329,
  excerpt: ['const yAxis', '];'],
});
