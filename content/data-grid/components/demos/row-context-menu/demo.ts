import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Open a context menu on rows',
  height: 372,
  excerpt: ['const slotProps', ');'],
});
