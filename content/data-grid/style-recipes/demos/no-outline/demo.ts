import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Replace the outline of cells with a color',
  height: 370,
  excerpt: ['sx={{', '}}'],
});
