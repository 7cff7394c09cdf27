import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Areas that add up to 100%',
  height: 349,
  excerpt: ['const yAxis', '];', 'const shared', '];'],
});
