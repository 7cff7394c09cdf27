import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Place ticks and their labels',
  height: 329,
  excerpt: ['const xAxis =', ');'],
});
