import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'German dates',
  height: 56,
  excerpt: ['<LocalizationProvider', '</LocalizationProvider>'],
});
