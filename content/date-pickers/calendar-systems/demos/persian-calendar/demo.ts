import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A Persian calendar, right to left',
  height: 408,
  excerpt: ['<CacheProvider', '</CacheProvider>'],
});
