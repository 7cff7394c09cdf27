import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'A basic Date Picker', height: 79,
  excerpt: ['const isWeekend', ';', '<LocalizationProvider', '</LocalizationProvider>'],
  picture: 'Choose',
});
