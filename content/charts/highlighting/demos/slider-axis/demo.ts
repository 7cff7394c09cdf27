import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Move the axis highlight with a slider',
  height: 337,
  excerpt: ['<LineChart', '/>'],
});
