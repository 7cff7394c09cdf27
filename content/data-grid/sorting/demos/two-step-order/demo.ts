import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Cycle between ascending and descending only',
  height: 372,
  excerpt: ['const sortingOrder', 'const sortingOrder'],
});
