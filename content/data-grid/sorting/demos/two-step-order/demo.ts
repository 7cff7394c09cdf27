import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Cycle only between ascending and descending',
  height: 372,
  excerpt: ['const sortingOrder', 'const sortingOrder'],
});
