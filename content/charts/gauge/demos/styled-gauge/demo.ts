import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A gauge colored by status',
  height: 164,
  excerpt: ['sx={{', '}}'],
});
