import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Format ticks with a D3 specifier',
  height: 300,
  excerpt: ['const yAxis', '];'],
});
