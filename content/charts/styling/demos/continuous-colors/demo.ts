import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Shade from one color to another',
  height: 364,
  excerpt: ['const yAxis', '];'],
});
