import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Choose the ticks',
  height: 300,
  excerpt: ['const xAxis', '];'],
});
