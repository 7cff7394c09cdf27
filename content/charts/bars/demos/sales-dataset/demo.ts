import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Bars from an array of objects',
  height: 329,
  excerpt: ['const dataset', '];', 'const xAxis', '}'],
});
