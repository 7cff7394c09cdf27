import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Pickers that open by pointer or width',
  height: 252,
  excerpt: ['const queries', '};'],
});
