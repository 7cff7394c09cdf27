import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A continuous color scale',
  height: 364,
  excerpt: ['const yAxis', '];'],
});
