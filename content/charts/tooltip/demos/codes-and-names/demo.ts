import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Codes on the axis, names in the tooltip',
  height: 329,
  excerpt: ['const xAxis', '];', 'const series', '];'],
});
