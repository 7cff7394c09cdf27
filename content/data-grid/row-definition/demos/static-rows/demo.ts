import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Pass an array of rows',
  height: 320,
  excerpt: ['const rows', '];'],
});
