import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A ratio from two fields',
  height: 320,
  excerpt: ['const totalMargin', '};'],
});
