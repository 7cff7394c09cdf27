import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Leave columns out of the columns panel',
  height: 424,
  excerpt: ['const unlisted', 'filter('],
});
