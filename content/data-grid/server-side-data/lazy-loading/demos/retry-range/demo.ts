import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Retry a range of rows that failed to load',
  height: 434,
  excerpt: ['const retry', '};'],
});
