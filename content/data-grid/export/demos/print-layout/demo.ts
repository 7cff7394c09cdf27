import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Print a sign-in sheet in landscape',
  height: 422,
  excerpt: ['const printOptions', '};'],
});
