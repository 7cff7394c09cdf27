import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A heatmap with a color legend',
  height: 300,
  excerpt: ['colorMap: {', '},', '<Heatmap', '/>'],
});
