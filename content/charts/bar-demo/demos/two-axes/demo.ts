import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Bars with two vertical axes',
  height: 349,
  excerpt: ['const yAxis', '];', 'const series', '];'],
});
