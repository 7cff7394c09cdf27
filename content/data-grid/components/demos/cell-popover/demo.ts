import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Show details next to the hovered or focused cell',
  height: 320,
  excerpt: ['const slotProps', ');'],
});
