import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Merge cities only within the same country',
  height: 372,
  excerpt: ['const columns', '];'],
});
