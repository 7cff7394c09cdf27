import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'An area for a running total',
  height: 300,
  excerpt: ['const series', ';', '<LineChart', '/>'],
});
