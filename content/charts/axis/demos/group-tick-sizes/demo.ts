import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Set the tick size of each group',
  height: 357,
  excerpt: ['const xAxis =', ');'],
});
