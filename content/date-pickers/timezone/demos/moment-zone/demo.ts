import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A time zone with Moment.js',
  height: 92,
  ssr: false,
  excerpt: ['<LocalizationProvider', '<LocalizationProvider'],
});
