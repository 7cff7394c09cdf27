import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A stack readable without color, with a data table',
  height: 313,
  excerpt: ['<BarChart', '/>'],
});
