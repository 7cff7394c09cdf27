import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Expand and collapse all rows',
  height: 532,
  excerpt: ['const setExpansion', '};'],
});
