import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Switch a picker’s language',
  height: 119,
  excerpt: ['<LocalizationProvider', '>'],
});
