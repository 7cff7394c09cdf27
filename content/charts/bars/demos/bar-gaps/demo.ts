import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Adjust the gaps between bars',
  height: 424,
  excerpt: ['const xAxis =', ');'],
});
