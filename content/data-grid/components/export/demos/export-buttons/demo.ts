import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Download and print the rows',
  height: 372,
  excerpt: ['const button', '}'],
});
