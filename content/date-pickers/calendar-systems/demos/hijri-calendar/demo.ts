import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'The Hijri calendar',
  height: 336,
  ssr: false,
  excerpt: ['<LocalizationProvider', '</LocalizationProvider>'],
});
