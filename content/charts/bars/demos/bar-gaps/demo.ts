import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Gaps between categories and between bars',
  height: 424,
  excerpt: ['const xAxis =', ');'],
});
