import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Show how many rows match each preset',
  height: [523, 486],
  excerpt: ['const countRows', 'subscribeEvent'],
});
