import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Pin a total to the bottom',
  height: 370,
  excerpt: ['const pinnedRows', '};'],
});
