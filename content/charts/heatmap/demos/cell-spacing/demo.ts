import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Cells with gaps and rounded corners',
  height: 280,
  excerpt: ['<Heatmap', '/>'],
});
