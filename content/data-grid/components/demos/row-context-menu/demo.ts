import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Open a context menu on rows',
  height: 320,
  excerpt: ['const slotProps', ');'],
});
