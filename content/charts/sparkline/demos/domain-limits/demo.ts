import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Three limits for the same data',
  height: [216, 100],
  excerpt: ['const limits', '];'],
});
