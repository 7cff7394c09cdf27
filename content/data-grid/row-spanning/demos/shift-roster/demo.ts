import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Merge dates but not hours',
  height: 372,
  excerpt: ['const columns', '];'],
});
