import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A dashed section for an estimate',
  height: 260,
  excerpt: ['const sections', 'const lastSection', 'sx={{', '}}'],
});
