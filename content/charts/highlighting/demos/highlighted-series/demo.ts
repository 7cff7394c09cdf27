import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Highlight a line from the legend',
  height: 330,
  excerpt: ['const highlightScope', 'const shared', '<LineChart', '/>'],
});
