import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Filter numbers between two values',
  height: 424,
  excerpt: ['const between', '};'],
});
