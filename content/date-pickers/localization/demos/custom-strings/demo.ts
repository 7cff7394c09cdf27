import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Change individual strings',
  height: [128, 56],
  excerpt: ['<LocalizationProvider', '</LocalizationProvider>'],
});
