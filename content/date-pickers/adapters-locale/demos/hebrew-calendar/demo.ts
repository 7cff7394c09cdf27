import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A right-to-left field and calendar',
  height: 408,
  excerpt: ['<CacheProvider', '</CacheProvider>'],
});
