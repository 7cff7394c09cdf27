import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Fill a series with a pattern',
  height: 329,
  excerpt: ['const series', ');', '<defs>', '</defs>'],
});
