import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A column that users can’t group by',
  height: 268,
  excerpt: ['const columns', '];'],
});
