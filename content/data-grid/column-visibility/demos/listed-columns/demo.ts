import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Leave columns out of the columns panel',
  height: 424,
  picture: 'Columns',
  excerpt: ['const unlisted', 'filter('],
});
