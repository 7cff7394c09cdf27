import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A legend for the colors',
  height: 300,
  excerpt: ['<Heatmap', '/>'],
});
