import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Format numbers and dates for a language',
  height: 359,
  excerpt: ['const xAxis =', '}, [language]);'],
});
