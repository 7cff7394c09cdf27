import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Show a group’s error and retry',
  height: 436,
  excerpt: ['const retry', '};'],
});
