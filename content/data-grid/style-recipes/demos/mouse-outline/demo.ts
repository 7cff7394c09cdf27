import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Show the outline only to keyboard users',
  height: 370,
  excerpt: ['sx={{', '}}'],
});
