import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Print a sign-in sheet in landscape',
  height: 424,
  excerpt: ['const printOptions', '};'],
});
