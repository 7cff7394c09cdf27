import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Brazilian dates with Moment.js',
  height: 56,
  ssr: false,
  excerpt: ['<LocalizationProvider', '</LocalizationProvider>'],
});
