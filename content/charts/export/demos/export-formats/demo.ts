import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'An export menu with three image formats',
  height: 316,
  excerpt: ['const toolbar', '};'],
});
