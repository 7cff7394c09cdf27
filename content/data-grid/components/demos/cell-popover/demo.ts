import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Details next to the hovered or focused cell',
  height: 372,
  excerpt: ['const slotProps', ');'],
});
