import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Slots of a bar chart',
  height: 332,
  excerpt: ['<BarChart', '/>'],
});
