import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A spreadsheet design in the theme',
  height: 414,
  excerpt: ['const spreadsheet', '};'],
});
