import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A dashed line and an area with a gradient',
  height: 329,
  excerpt: ['sx={{', '}}'],
});
