import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Where ticks and their labels stand',
  height: [385, 329],
  excerpt: ['const xAxis =', ');'],
});
