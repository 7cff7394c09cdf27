import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Currency in the values, a full year in the heading',
  height: 329,
  excerpt: ['const xAxis', '];'],
});
