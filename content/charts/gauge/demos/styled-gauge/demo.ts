import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A gauge in the colors of a status',
  height: 164,
  excerpt: ['sx={{', '}}'],
});
