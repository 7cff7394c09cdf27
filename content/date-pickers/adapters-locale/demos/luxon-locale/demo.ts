import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Swedish dates with Luxon',
  height: 56,
  excerpt: ['<LocalizationProvider', '</LocalizationProvider>'],
});
