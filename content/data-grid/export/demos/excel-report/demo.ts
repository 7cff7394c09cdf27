import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Add a title and a note to the sheet',
  height: 422,
  excerpt: ['const excelOptions', '};'],
});
