import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Highlight a slice from the legend',
  height: 240,
  excerpt: ['highlightScope:', 'faded:', '<PieChart', '/>'],
});
