import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Highlight the cell under the pointer',
  height: 260,
  excerpt: ['<Heatmap', '/>'],
});
