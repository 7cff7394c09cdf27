import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'The same labels in a chart and a table',
  height: 333,
  excerpt: ['<BarChart', '/>'],
});
