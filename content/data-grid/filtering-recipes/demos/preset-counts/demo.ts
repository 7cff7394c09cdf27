import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Show how many rows each preset matches',
  height: [525, 488],
  excerpt: ['const countRows', 'subscribeEvent'],
});
