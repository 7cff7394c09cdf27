import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Add a title and a note to the sheet',
  height: 424,
  excerpt: ['const excelOptions', '};'],
});
