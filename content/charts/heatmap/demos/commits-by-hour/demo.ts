import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A basic heatmap',
  height: 300,
  excerpt: ['const data', 'const series', '<Heatmap', '/>'],
});
