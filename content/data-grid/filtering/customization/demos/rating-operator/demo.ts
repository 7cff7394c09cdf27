import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Add an operator with a custom input',
  height: 424,
  picture: 'Show filters',
  excerpt: ['const atLeast', '};'],
});
