import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Inspect clicks on marks, lines, areas and the axis',
  height: 449,
  excerpt: ['<LineChart', '/>'],
});
