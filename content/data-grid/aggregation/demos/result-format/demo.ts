import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Format the result of a function',
  height: 320,
  excerpt: ['const span', '};'],
});
