import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A tree with large targets',
  height: 240,
  excerpt: ['sx={{', '}}'],
});
