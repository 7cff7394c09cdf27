import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Limit the distance between ticks',
  height: 337,
  excerpt: ['const xAxis =', ');'],
});
