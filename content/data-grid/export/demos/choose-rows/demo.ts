import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Download this page, the filtered rows or all rows',
  height: 419,
  excerpt: ['const scopes', '];', 'apiRef.current', '})'],
});
