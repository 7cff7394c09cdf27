import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Countries grouped by continent',
  height: 300,
  excerpt: ['const yAxis', '];'],
});
