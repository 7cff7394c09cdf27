import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Draw a moving border around the selection',
  height: 320,
  excerpt: ['sx={{', '}}'],
});
