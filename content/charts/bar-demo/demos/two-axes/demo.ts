import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Two units, two vertical axes',
  height: 349,
  excerpt: ['const yAxis', '];'],
});
