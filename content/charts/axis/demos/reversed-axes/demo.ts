import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Reverse an axis',
  height: 338,
  excerpt: ['const yAxis =', ');'],
});
