import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Label some of the ticks',
  height: 300,
  excerpt: ['const xAxis', '];'],
});
