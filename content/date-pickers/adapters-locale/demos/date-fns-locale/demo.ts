import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'French dates with date-fns',
  height: 56,
  excerpt: ['<LocalizationProvider', '</LocalizationProvider>'],
});
