import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Labels and colors for nodes',
  height: 300,
  excerpt: ['const series', '};'],
});
