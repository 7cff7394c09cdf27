import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Filter a column with several values per cell',
  height: 424,
  excerpt: ['const hasTag', '};'],
});
