import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Numbers, dates and lists as typed Excel cells',
  height: 422,
  excerpt: ['const excelOptions', '};'],
});
