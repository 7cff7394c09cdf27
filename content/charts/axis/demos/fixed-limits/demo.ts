import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Set axis limits',
  height: 357,
  excerpt: ['const xAxis =', ');'],
});
