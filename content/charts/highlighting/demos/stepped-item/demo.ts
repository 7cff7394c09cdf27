import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Step through the bars with buttons',
  height: 337,
  excerpt: ['<BarChart', '/>'],
});
