import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Show the error of a group and retry',
  height: 436,
  excerpt: ['const retry', '};'],
});
