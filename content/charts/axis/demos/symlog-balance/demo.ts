import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Gains and losses on a symlog axis',
  height: 359,
  excerpt: ['const yAxis =', ');'],
});
