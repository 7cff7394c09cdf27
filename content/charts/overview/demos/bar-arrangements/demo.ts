import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Group, stack and turn bars',
  height: [422, 368],
  excerpt: ['<BarChart', '/>'],
});
