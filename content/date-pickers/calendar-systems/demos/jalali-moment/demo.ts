import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'The Jalali calendar with moment-jalaali',
  height: 408,
  ssr: false,
  excerpt: ['<LocalizationProvider', '</LocalizationProvider>'],
});
