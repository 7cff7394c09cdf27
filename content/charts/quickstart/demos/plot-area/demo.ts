import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Where margin, axes and plot area lie',
  height: 271,
  excerpt: ['<BarChart', '</BarChart>'],
});
