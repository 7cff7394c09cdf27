import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Lines with two vertical axes',
  height: 349,
  excerpt: ['const yAxis', '];', 'const series', '];'],
});
