import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Continuous and stepped colors',
  height: 299,
  excerpt: ['const scales', '};'],
});
