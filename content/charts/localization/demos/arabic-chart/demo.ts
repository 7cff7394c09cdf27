import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A right-to-left chart',
  height: 300,
  excerpt: ['const xAxis', 'const yAxis', '<CacheProvider', '</CacheProvider>'],
});
