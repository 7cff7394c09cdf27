import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Filter visible columns only',
  height: 400,
  excerpt: ['const filterPanel', '}, [visibility]);'],
});
