import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Highlight one line with buttons',
  height: 368,
  excerpt: ['const highlightScope', 'const shared', '<LineChart', '/>'],
});
