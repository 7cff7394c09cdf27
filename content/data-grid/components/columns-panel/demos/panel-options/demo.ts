import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Options of the columns panel',
  height: 372,
  excerpt: ['const slotProps', '};'],
});
