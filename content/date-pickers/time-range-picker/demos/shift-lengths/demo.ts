import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Show the length next to each end time',
  height: 56,
  excerpt: ['const { value }', ');', 'slots={{', '}}'],
});
