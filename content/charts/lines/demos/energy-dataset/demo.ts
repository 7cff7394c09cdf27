import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Lines from an array of objects',
  height: 349,
  excerpt: ['const xAxis', '];'],
});
