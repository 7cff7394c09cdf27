import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Compute a ratio from two fields',
  height: 320,
  excerpt: ['const totalMargin', '};'],
});
