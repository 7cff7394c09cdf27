import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Switch the locale',
  height: 463,
  excerpt: [
    'const locales',
    ';',
    '<LocalizationProvider',
    '<LocalizationProvider',
  ],
});
