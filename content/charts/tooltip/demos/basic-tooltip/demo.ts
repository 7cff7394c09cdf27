import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A tooltip with all series of a month',
  height: 328,
  excerpt: ['const valueFormatter', ';', '<LineChart', '/>'],
});
