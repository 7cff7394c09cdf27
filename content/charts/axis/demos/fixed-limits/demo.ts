import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Set the limits of an axis',
  height: 357,
  excerpt: ['const xAxis =', ');'],
});
