import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'The Jalali calendar with date-fns-jalali',
  height: 408,
  excerpt: ['<LocalizationProvider', '</LocalizationProvider>'],
});
