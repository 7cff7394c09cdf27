import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Column groups whose labels stay in view',
  height: 504,
  excerpt: ['sx={{', '}}'],
});
