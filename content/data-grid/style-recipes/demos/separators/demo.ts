import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Separators only where columns can be resized',
  height: 318,
  excerpt: ['sx={{', '}}'],
});
