import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Highlight a point on hover',
  height: 331,
  excerpt: ['const highlightScope', ';', 'sx={{', '}}'],
});
