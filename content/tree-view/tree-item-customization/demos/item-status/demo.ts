import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Show an item’s status',
  height: 96,
  excerpt: ['const { status }', ');', 'slots={{ item', '}}'],
});
