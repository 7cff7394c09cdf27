import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Filter numbers between two values',
  height: 422,
  picture: 'Show filters',
  excerpt: ['const between', '};'],
});
