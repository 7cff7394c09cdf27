import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Style slices and labels with CSS',
  height: 220,
  excerpt: ['sx={{', '}}'],
});
