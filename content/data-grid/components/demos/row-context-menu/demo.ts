import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A context menu for rows',
  height: 372,
  excerpt: ['const slotProps', ');'],
});
