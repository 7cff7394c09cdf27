import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A basic scatter chart',
  height: 331,
  excerpt: ['const toPoints', '}'],
});
