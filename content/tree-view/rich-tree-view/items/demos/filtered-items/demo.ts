import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Filter items',
  height: 216,
  excerpt: ['const filterItems', '});', 'const items', ';'],
});
