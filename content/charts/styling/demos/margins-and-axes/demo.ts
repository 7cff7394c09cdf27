import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Margin, axis size and what is left to draw on',
  height: 365,
  excerpt: ['<BarChart', '</BarChart>'],
});
