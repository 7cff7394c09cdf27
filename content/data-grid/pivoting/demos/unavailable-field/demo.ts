import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Keep a field out of the panel',
  height: 526,
  excerpt: ['const columns', '];'],
});
