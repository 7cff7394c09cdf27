import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Labels of series and axes',
  height: 328,
  excerpt: ['const series', '];', 'const yAxis', ';'],
});
