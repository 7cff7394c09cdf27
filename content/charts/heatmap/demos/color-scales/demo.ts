import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Continuous and piecewise colors',
  height: 299,
  excerpt: ['const scales', '};'],
});
