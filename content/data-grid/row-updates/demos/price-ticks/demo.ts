import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Update several rows at once',
  height: 366,
  excerpt: ['const timer', '}, 500);'],
});
