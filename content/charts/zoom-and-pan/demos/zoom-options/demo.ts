import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Try minSpan, step and panning',
  height: 461,
  excerpt: ['const xAxis', ');'],
});
