import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Values above and below zero',
  height: 300,
  excerpt: ['const yAxis', '];'],
});
