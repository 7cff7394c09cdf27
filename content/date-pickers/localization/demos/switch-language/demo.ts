import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Switch the language',
  height: 566,
  ssr: false,
  excerpt: ['<LocalizationProvider', '>'],
});
