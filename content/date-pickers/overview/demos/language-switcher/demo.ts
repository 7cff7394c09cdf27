import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Switch the language of a picker',
  height: 119,
  excerpt: ['<LocalizationProvider', '>'],
});
