import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'A basic Date Calendar', height: 426,
  excerpt: ['const isSunday', ';', '<LocalizationProvider', '</LocalizationProvider>'],
});
