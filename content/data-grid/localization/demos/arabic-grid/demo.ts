import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Show an Arabic grid from right to left',
  height: 320,
  excerpt: ['<CacheProvider', '</CacheProvider>'],
});
